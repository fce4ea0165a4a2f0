import type { Asset } from '@kinora/media/scene/asset-schema'
import { type Command, print } from './command.ts'
import { parseFlags } from './parse-flags.ts'
import { readJsonFile } from './read-json-file.ts'
import { whichIsMeant } from './unknown-flag.ts'

const OF_ACCOUNT = ['keep', 'list', 'delete']

export const assets: Command = {
  summary: 'Check asset documents; draw one from four sides; keep some in an account',
  usage: `assets check <file.json> …
assets look <file.json> -o <look.png>
assets keep <file.json>
assets list
assets delete <asset>`,
  help: () => `usage:
assets check <file.json> …
assets look <file.json> -o <look.png>
assets keep <file.json>
assets list
assets delete <asset>

Check asset documents (kinora.asset/1) and print every problem with its place in the document; or draw one from its
front, right, back and left into one picture. Neither needs a running service. docs/assets.md describes the format.

"keep", "list" and "delete" concern the assets that the account keeps in a running service: its scene documents may name
them like those of the catalogue. "keep" saves a new version of one with the same id.
`,
  async run([verb, ...args], env) {
    if (verb === 'check') return check(args)
    if (verb === 'look') return look(args)
    if (verb !== undefined && OF_ACCOUNT.includes(verb)) {
      const [{ peopleGroup }, { savedAssets }] = await Promise.all([
        import('./people/people-command.ts'),
        import('./people/saved-assets.ts'),
      ])
      return peopleGroup('assets', this.summary, savedAssets).run([verb, ...args], env)
    }
    const verbs = ['check', 'look', ...OF_ACCOUNT]
    throw new Error(
      `assets expects one of ${verbs.join(', ')}, got ${verb === undefined ? 'nothing' : `${JSON.stringify(verb)}${whichIsMeant(verb, verbs)}`}`,
    )
  },
}

async function check(args: string[]): Promise<number> {
  const { positionals: files } = parseFlags(args, {})
  if (files.length === 0) throw new Error('assets check expects the paths of asset documents, got none')
  const { checkAsset } = await import('@kinora/studio/check-asset')
  const checked = await Promise.all(
    files.map(async file => {
      const { problems, warnings } = checkAsset(await readJsonFile(file))
      return { file, problems: [...problems, ...warnings] }
    }),
  )
  print({ valid: checked.every(({ problems }) => problems.length === 0), files: checked })
  return checked.every(({ problems }) => problems.length === 0) ? 0 : 1
}

async function look(args: string[]): Promise<number> {
  const { values, positionals } = parseFlags(args, { output: { type: 'string', short: 'o' } })
  const [file, ...others] = positionals
  const output = values['output']
  if (file === undefined || others.length > 0 || typeof output !== 'string')
    throw new Error('assets look expects one asset document and -o with the path of a picture')
  if (!output.endsWith('.png')) throw new Error(`-o expects a path that ends in .png, got ${JSON.stringify(output)}`)
  const asset = await readAsset(file)
  const { lookAtAsset } = await import('@kinora/studio/look-at-asset')
  const notes = await lookAtAsset(asset, output)
  print({ picture: output, notes })
  return 0
}

async function readAsset(file: string): Promise<Asset> {
  const { checkAsset } = await import('@kinora/studio/check-asset')
  const { asset, problems } = checkAsset(await readJsonFile(file))
  if (asset) return asset
  const [first] = problems
  throw new Error(`${file}${first ? `: ${first.at}: ${first.message}` : ''}; "kinora assets check" lists all problems`)
}
