import { useEffect, useState } from 'react';

/** True once the picture at `address` has loaded; requests it only while `isWanted`. Errors are ignored. */
export function usePictureLoads(address: string, isWanted: boolean): boolean {
  const [loads, setLoads] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    const picture = new Image();
    picture.onload = () => setLoads(true);
    picture.src = address;
    return () => {
      picture.onload = null;
    };
  }, [address, isWanted]);
  return loads;
}
