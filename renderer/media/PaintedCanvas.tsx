import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react';
import { loadFonts } from './fonts.ts';

interface Props {
  /** CSS pixels or any CSS length; the drawing follows the size that it gets on screen. */
  readonly width: number | string;
  /** Height over width. */
  readonly aspect: number;
  /** Names the drawing: it is painted anew when this changes, not whenever the parent renders. */
  readonly drawing: string;
  readonly paint: (devicePixels: number) => HTMLCanvasElement;
  readonly label?: string | undefined;
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
}

/** A canvas that is painted anew, sharp, whenever its size on screen or its drawing changes. */
export function PaintedCanvas({ width, aspect, drawing, paint, label, className, style }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pixels = usePixelWidth(canvas);
  const ready = useFontsLoaded();
  const latest = useRef(paint);
  useLayoutEffect(() => {
    latest.current = paint;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the drawing's name stands for what it paints
  useLayoutEffect(() => {
    const target = canvas.current;
    if (!target || !ready || pixels === 0) return;
    const image = latest.current(pixels);
    target.width = image.width;
    target.height = image.height;
    target.getContext('2d')?.drawImage(image, 0, 0);
  }, [drawing, pixels, ready]);
  return (
    <canvas
      ref={canvas}
      className={className}
      style={{ width, aspectRatio: `1 / ${aspect}`, display: 'block', ...style }}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    />
  );
}

function usePixelWidth(canvas: React.RefObject<HTMLCanvasElement | null>): number {
  const [pixels, setPixels] = useState(0);
  useLayoutEffect(() => {
    const target = canvas.current;
    if (!target) return;
    const measure = () => setPixels(Math.round(target.clientWidth * window.devicePixelRatio));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(target);
    return () => observer.disconnect();
  }, [canvas]);
  return pixels;
}

function useFontsLoaded(): boolean {
  const [loaded, setLoaded] = useState(false);
  useLayoutEffect(() => {
    let wanted = true;
    // Without its fonts a face is painted with others rather than never.
    const paint = () => wanted && setLoaded(true);
    loadFonts().then(paint, paint);
    return () => {
      wanted = false;
    };
  }, []);
  return loaded;
}
