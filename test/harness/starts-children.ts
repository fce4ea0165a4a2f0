import { resolve } from 'node:path'
import { importedFiles } from './imported-files.ts'

const STARTERS = ['server-process.ts', '../../packages/media/src/children/pool-child.ts'].map(file =>
  resolve(import.meta.dirname, file),
)

/** Whether a test file starts processes that make media, by itself or by what it imports. */
export const startsChildren = (file: string): boolean => STARTERS.some(starter => importedFiles(file).has(starter))
