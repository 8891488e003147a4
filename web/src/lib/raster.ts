// Drawings with filters are painted once into an image; afterwards the image is moved and turned, never the filter.
let turn: Promise<unknown> = Promise.resolve();

const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: 200 });
    else setTimeout(resolve, 16);
  });

/** A drawing as an address, unpainted. */
export const drawing = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

function load(svg: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error('drawing'));
    image.src = drawing(svg);
  });
}

// One after the other, between frames, so that nothing that moves has to wait.
export function paint(svg: string, width: number, height: number): Promise<HTMLCanvasElement> {
  const work = async (): Promise<HTMLCanvasElement> => {
    await idle();
    const image = await load(svg);
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
    return canvas;
  };
  const mine = turn.then(work, work);
  turn = mine.catch(() => undefined);
  return mine;
}

// The painted picture as an address; it is packed beside the page, which goes on meanwhile.
export function imageOf(canvas: HTMLCanvasElement, quality: number): Promise<string> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => {
        if (!blob) return reject(new Error('drawing'));
        const reader = new FileReader();
        reader.onload = () => resolve(String(reader.result));
        reader.onerror = () => reject(new Error('drawing'));
        reader.readAsDataURL(blob);
      },
      'image/webp',
      quality,
    );
  });
}
