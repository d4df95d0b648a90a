/** Characters of a picture's address. */
export const PICTURE_ADDRESS_MAXIMUM = 2_000;

/**
 * An http(s) address, or a path of our own such as `/pictures/lamp.webp`. One character of the host only: `[^\s/\\]+`
 * before `\S*` would backtrack quadratically.
 */
export const PICTURE_ADDRESS = /^(https?:\/\/[^\s/\\]|\/(?![/\\]))\S*$/;

/** Stands for the shop's own origin, so that its paths can be parsed. */
const ANY_ORIGIN = 'https://shop.example';

/** Whether it has that shape and can be requested: `http://[` has the shape, and no program can parse it. */
export function isPictureAddress(address: string): boolean {
  return address.length <= PICTURE_ADDRESS_MAXIMUM && PICTURE_ADDRESS.test(address) && isParsable(address);
}

/** `URL.canParse`, for older browsers too. */
function isParsable(address: string): boolean {
  try {
    return Boolean(new URL(address, ANY_ORIGIN));
  } catch {
    return false;
  }
}
