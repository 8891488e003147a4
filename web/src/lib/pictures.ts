// Small drawings as addresses for images. A drawing costs the page two or three milliseconds whenever it comes into sight
// anew, a painted image next to nothing: so each is painted once, between frames, and shown as it is until then.
import { drawing, imageOf, paint } from './raster';

const known = new Map<string, string>();

/** Width and height: in pixels of the image, two or three for each that it is shown on. */
export function picture(key: string, width: number, height: number, svg: () => string): string {
  const url = known.get(key);
  if (url !== undefined) return url;
  const body = svg();
  const plain = drawing(body);
  known.set(key, plain);
  if (typeof document !== 'undefined') {
    void paint(body, width, height)
      .then((canvas) => imageOf(canvas, 0.92))
      .then((painted) => known.set(key, painted))
      .catch(() => undefined); // it stays a drawing
  }
  return plain;
}
