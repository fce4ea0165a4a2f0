import type { PlaceDocument } from '@kinora/media/scene/place-schema'
import { type Command, print } from './command.ts'
import { parseFlags } from './parse-flags.ts'
import { readJsonFile } from './read-json-file.ts'
import { whichIsMeant } from './unknown-flag.ts'

export const places: Command = {
  summary: 'Check place documents; draw one by day and by night',
  usage: 'places check <file.json> …\nplaces look <file.json> -o <look.png>',
  help: () => `usage:
places check <file.json> …
places look <file.json> -o <look.png>

Check place documents (kinora.place/1) and print every problem with its place in the document; or draw one by day and by
night, with somebody who stands in it, into one picture. Neither needs a running service. docs/places.md describes the
format.
`,
  async run([verb, ...args]) {
    if (verb === 'check') return check(args)
    if (verb === 'look') return look(args)
    throw new Error(
      `places expects "check" or "look", got ${verb === undefined ? 'nothing' : `${JSON.stringify(verb)}${whichIsMeant(verb, ['check', 'look'])}`}`,
    )
  },
}

async function check(args: string[]): Promise<number> {
  const { positionals: files } = parseFlags(args, {})
  if (files.length === 0) throw new Error('places check expects the paths of place documents, got none')
  const { checkPlace } = await import('@kinora/studio/check-place')
  const checked = await Promise.all(
    files.map(async file => ({ file, problems: checkPlace(await readJsonFile(file)).problems })),
  )
  const valid = checked.every(({ problems }) => problems.length === 0)
  print({ valid, files: checked })
  return valid ? 0 : 1
}

async function look(args: string[]): Promise<number> {
  const { values, positionals } = parseFlags(args, { output: { type: 'string', short: 'o' } })
  const [file, ...others] = positionals
  const output = values['output']
  if (file === undefined || others.length > 0 || typeof output !== 'string')
    throw new Error('places look expects one place document and -o with the path of a picture')
  if (!output.endsWith('.png')) throw new Error(`-o expects a path that ends in .png, got ${JSON.stringify(output)}`)
  const place = await readPlace(file)
  const { lookAtPlace } = await import('@kinora/studio/look-at-place')
  print({ picture: output, notes: await lookAtPlace(place, output) })
  return 0
}

async function readPlace(file: string): Promise<PlaceDocument> {
  const { checkPlace } = await import('@kinora/studio/check-place')
  const { place, problems } = checkPlace(await readJsonFile(file))
  if (place) return place
  const [first] = problems
  throw new Error(`${file}${first ? `: ${first.at}: ${first.message}` : ''}; "kinora places check" lists all problems`)
}
