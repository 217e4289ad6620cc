import type { AtlasLayout } from './atlas-layout.ts';
import { CARD, PLATE_INNER } from './card-design.ts';

/**
 * GLSL for the fragment shader of the cards: `atlasTexel(map, cell, plate, q)` is the colour of the point `q` of a card,
 * counted from its top left corner (0 to 1, y down), for a texture that is not flipped. Plate -1 lays nothing over the cell.
 */
export function atlasShader(layout: AtlasLayout): string {
  const { cell, plate, columns } = layout;
  const size = vec2(cell.width / layout.width, cell.height / layout.height);
  const plateSize = vec2(plate.width / layout.width, plate.height / layout.height);
  const corner = vec2(PLATE_INNER.x / CARD.width, PLATE_INNER.y / CARD.height);
  const extent = vec2(PLATE_INNER.width / CARD.width, PLATE_INNER.height / CARD.height);
  return `
vec4 atlasTexel(sampler2D map, float cell, float plate, vec2 q) {
  // An interpolated 24 may arrive as 23.99999.
  float c = floor(cell + .5);
  vec2 inside = clamp(q, .006, .994);
  vec2 at = vec2(mod(c, ${float(columns)}), floor(c / ${float(columns)} + .001));
  vec4 face = texture2D(map, (at + inside) * ${size});
  vec2 p = (q - ${corner}) / ${extent};
  float n = max(floor(plate + .5), 0.);
  vec2 plateAt = vec2(mod(n, ${float(plate.columns)}), floor(n / ${float(plate.columns)} + .001));
  vec2 origin = vec2(0., ${float(plate.top / layout.height)});
  vec4 print = texture2D(map, origin + (plateAt + clamp(p, .01, .99)) * ${plateSize});
  vec2 covered = step(vec2(0.), p) * step(p, vec2(1.));
  return mix(face, print, covered.x * covered.y * step(-.5, plate));
}`;
}

function float(value: number): string {
  return value.toFixed(7);
}

function vec2(x: number, y: number): string {
  return `vec2(${float(x)}, ${float(y)})`;
}
