/** Characters of a picture's address. */
export const PICTURE_ADDRESS_MAXIMUM = 2_000;

/**
 * An http(s) address, or a path of our own such as `/pictures/lamp.webp`. One character of the host only: `[^\s/\\]+`
 * before `\S*` would backtrack quadratically.
 */
export const PICTURE_ADDRESS = /^(https?:\/\/[^\s/\\]|\/(?![/\\]))\S*$/;
