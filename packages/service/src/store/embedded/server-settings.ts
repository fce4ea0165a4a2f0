/**
 * The server's settings: durability first, then small size. Every start passes them, so a new version of Kinora applies
 * its own. Operators who want to tune a server use KINORA_DATABASE_URL.
 */
export const SERVER_SETTINGS: Record<string, string> = {
  // Only the socket in the owner's private folder.
  listen_addresses: '',
  unix_socket_permissions: '0700',

  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',

  shared_buffers: '128MB',
  max_connections: '100',
  // Fewer full-page images under steady load; recovery from 2 GB takes tens of seconds at worst.
  max_wal_size: '2GB',
  checkpoint_timeout: '15min',
  // The packaged binaries are built without lz4, and pglz costs more than it saves: 8 connections updating random rows
  // after a checkpoint made 5,700 updates/s with it and 7,700 without, for 9 instead of 31 MB of log.
  wal_compression: 'off',
  random_page_cost: '1.1',
  // Our statements are short: JIT and parallel plans cost more than they save, and a container's /dev/shm (64 MB) is
  // too small for parallel plans.
  jit: 'off',
  max_parallel_workers: '0',
  timezone: 'UTC',
  log_timezone: 'UTC',

  // One file per weekday, overwritten a week later. We log failed statements ourselves; this holds only server events,
  // so that many errors cannot fill the disk.
  logging_collector: 'on',
  log_directory: 'log',
  log_filename: 'postgres-%a.log',
  log_rotation_age: '1d',
  log_truncate_on_rotation: 'on',
  log_min_messages: 'log',
  log_checkpoints: 'off',
}
