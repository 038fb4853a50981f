import { isImageType } from '~/olm/packages/iconData';

/** An address for an image with these bytes; `null` when they claim to be something else. */
export function imageAddress(bytes: Blob): Promise<string | null> {
  const type = bytes.type.split(';', 1)[0] ?? '';
  if (!isImageType(type)) return Promise.resolve(null);
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      resolve(typeof reader.result === 'string' ? reader.result : null);
    };
    reader.onerror = () => {
      reject(reader.error ?? new Error('The icon cannot be read.'));
    };
    reader.readAsDataURL(bytes.slice(0, bytes.size, type));
  });
}

/**
 * The image itself when it is small enough to be kept, otherwise a picture of it in the size in which pages show it. A
 * quarter of the icons of real catalogs are larger. `null` when the browser cannot make one.
 */
export async function smallImage(address: string): Promise<string | null> {
  if (isSmall(address)) return address;
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
    const picture = await drawn(image);
    const small = picture && (await imageAddress(picture));
    return small !== null && isSmall(small) ? small : null;
  } catch {
    return null;
  }
}

/** 16 KiB, of which base64 makes a third more. */
const LARGEST = 22_000;

function isSmall(address: string): boolean {
  return address.length <= LARGEST;
}

/** Pixels: the largest icon of a page on a screen with two of them to each of CSS. */
const SIDE = 128;

function drawn(image: HTMLImageElement): Promise<Blob | null> {
  const { naturalWidth: width, naturalHeight: height } = image;
  const scale = SIDE / Math.max(width, height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext('2d');
  context?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/webp', 0.9);
  });
}
