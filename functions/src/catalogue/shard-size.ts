/**
 * What a shard may weigh, compressed, before it is split. A document of Firestore ends at 1 MiB; an admin's change
 * rewrites a whole shard, so more than this would make it slow.
 */
export const SHARD_BYTES_MAXIMUM = 700_000;
