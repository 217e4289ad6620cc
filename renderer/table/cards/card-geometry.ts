import { BufferAttribute, type BufferGeometry, ExtrudeGeometry, Shape } from 'three';
import { CARD } from '../sizes.ts';

const BEVEL = { size: 0.008, thickness: 0.006 } as const;

/**
 * A card that lies flat and face up, its top edge away from the player. The attribute `aSide` says which side a vertex
 * belongs to: 0 face, 1 back, 2 edge.
 */
export function cardGeometry(): BufferGeometry {
  const depth = CARD.thickness - 2 * BEVEL.thickness;
  const geometry = new ExtrudeGeometry(outline(), {
    depth,
    bevelEnabled: true,
    bevelSize: BEVEL.size,
    bevelThickness: BEVEL.thickness,
    bevelSegments: 1,
    curveSegments: 4,
  });
  geometry.translate(0, 0, -depth / 2);
  const place = geometry.getAttribute('position');
  const normal = geometry.getAttribute('normal');
  const uv = geometry.getAttribute('uv');
  const side = new Float32Array(place.count);
  for (let at = 0; at < place.count; at += 1) {
    const facing = normal.getZ(at);
    const which = facing > 0.95 ? 0 : facing < -0.95 ? 1 : 2;
    side[at] = which;
    const across = place.getX(at) / CARD.width + 0.5;
    uv.setXY(at, which === 1 ? 1 - across : across, place.getY(at) / CARD.height + 0.5);
  }
  geometry.setAttribute('aSide', new BufferAttribute(side, 1));
  geometry.rotateX(-Math.PI / 2);
  return geometry;
}

function outline(): Shape {
  const width = CARD.width - 2 * BEVEL.size;
  const height = CARD.height - 2 * BEVEL.size;
  const radius = CARD.corner;
  const left = -width / 2;
  const low = -height / 2;
  const shape = new Shape();
  shape.moveTo(left + radius, low);
  shape.lineTo(left + width - radius, low);
  shape.absarc(left + width - radius, low + radius, radius, -Math.PI / 2, 0, false);
  shape.lineTo(left + width, low + height - radius);
  shape.absarc(left + width - radius, low + height - radius, radius, 0, Math.PI / 2, false);
  shape.lineTo(left + radius, low + height);
  shape.absarc(left + radius, low + height - radius, radius, Math.PI / 2, Math.PI, false);
  shape.lineTo(left, low + radius);
  shape.absarc(left + radius, low + radius, radius, Math.PI, Math.PI * 1.5, false);
  return shape;
}
