import { readData } from '../data-files/read-data.ts'
import type { Template } from './template.ts'

let read: Readonly<Record<string, Template>> | undefined

/** The templates by id. A test checks the file against the schema. */
export const templates = (): Readonly<Record<string, Template>> =>
  (read ??= readData<{ templates: Record<string, Template> }>('templates.json').templates)
