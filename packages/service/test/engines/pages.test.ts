import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { KINDS } from '../../src/engines/kinds.ts'
import { checkEnginesFile } from '../../src/engines/routing/read-engines-file.ts'

const folder = join(import.meta.dirname, '../../../../docs/engines')
// Whatever a page keeps in the environment is there.
const env = new Proxy({}, { get: () => 'secret' })

const pages = [...readdirSync(folder).filter(file => file.endsWith('.md')), '../reading-with-a-language-model.md']

for (const name of pages) {
  test(`the engines files in docs/engines/${name} are valid`, () => {
    const page = readFileSync(join(folder, name), 'utf8')
    const shown = [...page.matchAll(/```json\n([\s\S]*?)```/g)].map(([, text = '']) => JSON.parse(text))
    for (const file of shown.filter(one => 'engines' in one))
      checkEnginesFile(file, { kinds: KINDS, builtIn: ['studio', 'minimal'], env, resolvePath: path => path })
  })
}
