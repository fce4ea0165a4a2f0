import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { importedFiles } from './imported-files.ts'
import { isFast } from './is-fast.ts'

// Files that change or measure their process affect the others in it.
const OF_THE_PROCESS = new RegExp(
  [
    String.raw`\bprocess\.(?!ts\b|(?:pid|execPath|platform|arch|cwd|versions|getuid|kill|env)\b)`,
    String.raw`\bprocess\.env(?:\.\w+|\[[^\]]+\]) (?:\?\?)?= `,
    String.raw`\bmock\.timers\b|\bglobalThis\b`,
    String.raw`'node:(?:child_process|v8|vm|worker_threads)'`,
  ].join('|'),
)
// A helper is loaded once, so its hooks are those of the first file that imports it.
const HOOK = /^(?:before|after)(?:Each)?\(/m
const OF_TESTS = /\/test\/.*(?<!\.test)\.ts$/

const text = (file: string): string => readFileSync(file, 'utf8')

/** Whether a test file may run in one process with others: nothing that it does outlives it there. */
export function mayShare(file: string): boolean {
  const helpers = [...importedFiles(file)].filter(one => one !== resolve(file) && OF_TESTS.test(one))
  return !helpers.some(one => HOOK.test(text(one))) && (isFast(file) || !OF_THE_PROCESS.test(text(file)))
}
