import { importedFiles } from './imported-files.ts'

// Packages that make media; the last one starts PostgreSQL and other processes.
const PACKAGES = ['node-av', 'sharp', '@napi-rs/canvas', 'onnxruntime-node', 'spessasynth_core', 'node:child_process']
// Frames and plates are drawn in wasm, sounds are made and heard in arithmetic; the compiler of the wasm, and the S3 of
// the tests with its files of 40 MB, take seconds each.
const FILES = /kernels\.ts$|\/src\/(?:ambience|hearing|sound)\/|\/assembly-compiler\.ts$|\/s3-server\.ts$/

/** Whether a test file makes no media and starts no process, by what it and its imports import. */
export const isFast = (file: string): boolean =>
  ![...importedFiles(file)].some(one => PACKAGES.includes(one) || FILES.test(one))
