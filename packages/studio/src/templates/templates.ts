import { readFileSync } from 'node:fs'
import type { Template } from './template.ts'

let read: Readonly<Record<string, Template>> | undefined

/** The templates by id. A test checks the file against the schema. */
export const templates = (): Readonly<Record<string, Template>> =>
  (read ??= (
    JSON.parse(readFileSync(new URL('../../data/templates.json', import.meta.url), 'utf8')) as {
      templates: Record<string, Template>
    }
  ).templates)
