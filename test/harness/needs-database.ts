import { resolve } from 'node:path'
import { importedFiles } from './imported-files.ts'

const DATABASE = resolve(import.meta.dirname, 'database.ts')

/** Whether a test file asks for a database of the run's server, by itself or by what it imports. */
export const needsDatabase = (file: string): boolean => importedFiles(file).has(DATABASE)
