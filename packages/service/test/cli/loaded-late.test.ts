import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { test } from 'node:test'

// `kinora --version` once cost 2.5 CPU seconds, because every command brought along what any of them needs.

const src = join(import.meta.dirname, '..', '..', 'src')
const AT_ONCE = /(?:^|\n)\s*(?:import|export)\s(?!type\s)[^'"]*?from\s+'([^']+)'/g

/** What is loaded with a file before it does anything: paths in `src`, names of packages. */
function loadedWith(file: string, found = new Set<string>()): Set<string> {
  const name = relative(src, file)
  if (found.has(name)) return found
  found.add(name)
  for (const [, target = ''] of readFileSync(file, 'utf8').matchAll(AT_ONCE))
    if (target.startsWith('.')) loadedWith(resolve(dirname(file), target), found)
    else found.add(target)
  return found
}

const load = (file: string): string[] => [...loadedWith(join(src, file))]

test('a start loads no command before it knows which', () => {
  assert.deepEqual(load('main.ts').sort(), ['cli/command.ts', 'cli/index.ts', 'cli/people/index.ts', 'main.ts'])
})

// The catalogue of scenes is data that is read when it is asked for.
const HEAVY =
  /^(?:@kinora\/studio(?!\/catalogue)|@modelcontextprotocol|fastify|pg$|undici|engines\/|mcp\/|service\/(?:open-store|compose|serve))/

test('a command loads neither the service nor engines nor a database before it runs', () => {
  const commands = globSync('cli/**/*.ts', { cwd: src })
  // What a command runs when it is called: the parts of `engines`.
  const isPart = (file: string): boolean => /cli\/(?:engine-reports|open-own-engines)/.test(file)
  for (const file of commands.filter(one => !isPart(one)))
    assert.deepEqual(
      load(file).filter(one => HEAVY.test(one)),
      [],
      file,
    )
  assert.ok(commands.length > 30)
})

test('only commands that read a request load the catalogue', () => {
  const files = ['people/change-tasks', 'people/listen', 'credits', 'sandbox', 'accounts', 'mcp']
  for (const file of files) assert.ok(!load(`cli/${file}.ts`).includes('catalog/catalog.ts'), file)
  assert.ok(load('cli/people/make.ts').includes('catalog/catalog.ts'))
})
