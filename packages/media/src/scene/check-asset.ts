import { Ajv2020 } from 'ajv/dist/2020.js'
import { type Asset, ASSET_LIMITS, ASSET_SCHEMA, type AssetPart } from './asset-schema.ts'
import type { Problem } from './problem.ts'
import { checkBounds, schemaProblems } from './schema-problems.ts'

const ajv = new Ajv2020({ allErrors: true, strict: false, verbose: true })
let compiled: ReturnType<typeof ajv.compile> | undefined

export type CheckedAsset = { asset?: Asset; problems: Problem[] }

/** All problems of an asset document. A document without problems is an Asset. */
export function checkAsset(document: unknown): CheckedAsset {
  const hostile = checkBounds(document)
  if (hostile) return { problems: [hostile] }
  compiled ??= ajv.compile(ASSET_SCHEMA)
  if (!compiled(document)) return { problems: schemaProblems(compiled.errors ?? []) }
  const asset = document as Asset
  const problems = assetProblems(asset, '')
  return problems.length > 0 ? { problems } : { asset, problems }
}

/** Joints that open, fill or unfold, by name. The parts on a joint give its position unless the asset does. */
export const USUAL_JOINTS: readonly string[] = [
  'cap',
  'slide',
  'content',
  'froth',
  'canopy',
  'lid',
  'fold',
  'leaf.l',
  'leaf.r',
]

/** Rules that the schema cannot express. */
export function assetProblems(asset: Asset, at: string): Problem[] {
  const problems: Problem[] = []
  const { parts = [], joints = {}, sockets = {}, like } = asset
  if (!asset.parts && !asset.kit && !like && !asset.codes)
    problems.push({
      at: `${at}/parts`,
      code: 'missing',
      message:
        'parts is missing: an asset has parts or a kit, is like another, or is drawn as the picture of one of its codes',
    })
  const known = [...Object.keys(joints), ...USUAL_JOINTS]
  const checkJoint = (joint: string | undefined, where: string): void => {
    if (joint === undefined || known.includes(joint)) return
    problems.push({
      at: where,
      code: 'unknown-id',
      message: `${joint} is not one of the joints of the asset`,
      allowed: known,
    })
  }
  for (const [name, { parent }] of Object.entries(joints)) checkJoint(parent, `${at}/joints/${name}/parent`)
  for (const [name, socket] of Object.entries(sockets))
    if (!Array.isArray(socket)) checkJoint(socket.joint, `${at}/sockets/${name}/joint`)
  /** The number of parts that are drawn for one part of the document. */
  const check = (part: AssetPart, where: string, isWithin: boolean): number => {
    if ('parts' in part) {
      const inner = part.parts.reduce((sum, one, nth) => sum + check(one, `${where}/parts/${nth}`, true), 0)
      return inner * (part.shape === 'mirror' ? 2 : part.count)
    }
    if (part.shape === 'band') {
      if (isWithin)
        problems.push({ at: where, code: 'not-allowed', message: 'a band is in the list of the asset, not in a group' })
      else if (parts[part.around]?.shape !== 'lathe')
        problems.push({ at: `${where}/around`, code: 'unknown-id', message: `part ${part.around} is not a lathe` })
      return 1
    }
    checkJoint(part.joint, `${where}/joint`)
    if (part.shape !== 'tube') return 1
    const { points, thick } = part
    if (typeof thick !== 'number' && thick.length !== points.length)
      problems.push({
        at: `${where}/thick`,
        code: 'not-allowed',
        message: `${thick.length} radii for ${points.length} points: one number, or one for each point`,
      })
    return points.length - 1
  }
  const count = parts.reduce((sum, part, nth) => sum + check(part, `${at}/parts/${nth}`, false), 0)
  if (count > ASSET_LIMITS.drawn)
    problems.push({
      at: `${at}/parts`,
      code: 'too-many',
      message: `${count} parts with those that are repeated: at most ${ASSET_LIMITS.drawn} are allowed`,
    })
  return problems
}
