import { namespace } from '../../../shared/locale/locale.ts';

/** Messages of the camera that reads codes, in English. */
export const camera = namespace('camera', {
  open: 'Scan with the camera',
  close: 'Close the camera',
  opening: 'Opening the camera…',
  picture: 'What the camera sees',
  torch: 'Light',
  tryAgain: 'Try again',
  problems: {
    denied: 'This page may not use the camera. Allow it in your browser’s settings for this website, then try again.',
    none: 'No camera was found. Connect one, or type the number.',
    inUse: 'Another app is using the camera. Close that app, then try again.',
    failed: 'The camera did not open. Check your connection, then try again.',
  },
});
