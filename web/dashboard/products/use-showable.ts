import { useEffect, useState } from 'react';

/** The address of a picture once the browser can show it; nothing for as long, and for one that is broken. */
export function useLoadedPicture(address: string | undefined): string | undefined {
  const [showable, setShowable] = useState<string>();

  useEffect(() => {
    if (!address) return;
    let isWanted = true;
    const picture = new Image();
    picture.src = address;
    picture.decode().then(
      () => isWanted && setShowable(address),
      () => undefined, // the placeholder stays
    );
    return () => {
      isWanted = false;
    };
  }, [address]);

  return showable === address ? address : undefined;
}
