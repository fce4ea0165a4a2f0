/**
 * How the server runs: durable first, then small. They are given at every start, so a new version of Kinora brings its
 * own along; whoever wants to tune a server brings one by KINORA_DATABASE_URL.
 */
export const SERVER_SETTINGS: Record<string, string> = {
  // Reached through the socket in a folder that only its owner may enter, and in no other way.
  listen_addresses: '',
  unix_socket_permissions: '0700',

  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',

  shared_buffers: '128MB',
  max_connections: '100',
  // Fewer full-page images under steady load; recovery from a full 2 GB takes tens of seconds at worst.
  max_wal_size: '2GB',
  checkpoint_timeout: '15min',
  // The packaged binaries are built without lz4, and pglz costs more than it saves: 8 connections updating random rows
  // after a checkpoint made 5,700 updates/s with it and 7,700 without, for 9 instead of 31 MB of log.
  wal_compression: 'off',
  random_page_cost: '1.1',
  // Our statements are short: compiling or sharing one out costs more than running it, and a container's /dev/shm is
  // too small (64 MB) for parallel plans.
  jit: 'off',
  max_parallel_workers: '0',
  timezone: 'UTC',
  log_timezone: 'UTC',

  // One file per weekday, each overwritten a week later. A failed statement is told to us, who log it; only what
  // concerns the server itself is written here, so a storm of errors cannot fill the disk.
  logging_collector: 'on',
  log_directory: 'log',
  log_filename: 'postgres-%a.log',
  log_rotation_age: '1d',
  log_truncate_on_rotation: 'on',
  log_min_messages: 'log',
  log_checkpoints: 'off',
}
