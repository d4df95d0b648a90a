import { useEffect, useState } from 'react';

/** True once the picture at `address` has loaded; asks for it only while `isWanted`. A picture that fails says nothing. */
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
