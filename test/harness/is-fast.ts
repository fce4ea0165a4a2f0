import { importedFiles } from './imported-files.ts'

// Media is made by these; PostgreSQL and everything else that is a process of its own is started by the last.
const SLOW = ['node-av', 'sharp', '@napi-rs/canvas', 'onnxruntime-node', 'spessasynth_core', 'node:child_process']

/** Whether a test file makes no media and starts no process, by what it and its imports import. */
export function isFast(file: string): boolean {
  const imported = importedFiles(file)
  return !SLOW.some(name => imported.has(name))
}
