import { type Asset, ASSET_LIMITS, ASSET_SCHEMA, type AssetPart, type Vary } from './asset-schema.ts'
import { nearestNames } from './nearest-names.ts'
import type { Problem } from './problem.ts'
import { compileSchema } from './compile-schema.ts'
import { came, checkBounds, schemaProblems } from './schema-problems.ts'

let compiled: ReturnType<typeof compileSchema> | undefined

export type CheckedAsset = { asset?: Asset; problems: Problem[] }

/** All problems of an asset document. A document without problems is an Asset. */
export function checkAsset(document: unknown): CheckedAsset {
  const hostile = checkBounds(document)
  if (hostile) return { problems: [hostile] }
  compiled ??= compileSchema(ASSET_SCHEMA)
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
      message: `joint must be one of ${known.join(', ')}, got ${came(joint)}`,
      allowed: known,
    })
  }
  for (const [name, { parent }] of Object.entries(joints)) checkJoint(parent, `${at}/joints/${name}/parent`)
  problems.push(...ringProblems(joints, `${at}/joints`))
  for (const [name, socket] of Object.entries(sockets))
    if (!Array.isArray(socket)) checkJoint(socket.joint, `${at}/sockets/${name}/joint`)
  /** The number of parts that are drawn for one part of the document. */
  const check = (part: AssetPart, where: string, isWithin: boolean): number => {
    if ('parts' in part) {
      const inner = part.parts.reduce((sum, one, nth) => sum + check(one, `${where}/parts/${nth}`, true), 0)
      if (part.shape !== 'group') return inner * (part.shape === 'mirror' ? (part.across === 'xz' ? 4 : 2) : part.count)
      const other = part.otherwise?.map((one, nth) => check(one, `${where}/otherwise/${nth}`, true)) ?? []
      return Math.max(
        inner,
        other.reduce((sum, one) => sum + one, 0),
      )
    }
    if (part.shape === 'band') {
      if (isWithin)
        problems.push({ at: where, code: 'not-allowed', message: 'a band is in the list of the asset, not in a group' })
      else if (parts[part.around]?.shape !== 'lathe')
        problems.push({ at: `${where}/around`, code: 'unknown-id', message: `part ${part.around} is not a lathe` })
      return 1
    }
    checkJoint(part.joint, `${where}/joint`)
    if (part.shape === 'box' || part.shape === 'ball' || part.shape === 'cylinder') {
      if ((part.at === undefined) === (part.foot === undefined))
        problems.push({
          at: where,
          code: part.at === undefined ? 'missing' : 'not-allowed',
          message: `a ${part.shape} has either at, its middle, or foot, the middle of its lower face`,
        })
    }
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
  problems.push(...varyProblems(`${at}/parts`, parts, asset.vary ?? {}))
  const count = parts.reduce((sum, part, nth) => sum + check(part, `${at}/parts/${nth}`, false), 0)
  if (count > ASSET_LIMITS.drawn)
    problems.push({
      at: `${at}/parts`,
      code: 'too-many',
      message: `${count} parts with those that are repeated: at most ${ASSET_LIMITS.drawn} are allowed`,
    })
  return problems
}

/** The body itself is the joint `all`, and no joint is below itself. */
function ringProblems(joints: NonNullable<Asset['joints']>, at: string): Problem[] {
  return Object.keys(joints).flatMap((name): Problem[] => {
    // Objects inherit a constructor: a pose would find a turn of that name.
    if (name === 'all' || name === 'constructor')
      return [{ at: `${at}/${name}`, code: 'not-allowed', message: `${name} is not a name of a joint` }]
    const above = [name]
    for (let parent = joints[name]!.parent; parent !== undefined; parent = joints[parent]?.parent) {
      if (parent === name)
        return [
          {
            at: `${at}/${name}/parent`,
            code: 'not-allowed',
            message: `${name} is below itself: ${[...above, name].join(', ')}`,
          },
        ]
      if (above.includes(parent)) return []
      above.push(parent)
    }
    return []
  })
}

/** Names of `vary` that are used have to be there, as numbers or as colours. */
function varyProblems(at: string, parts: readonly AssetPart[], known: Vary): Problem[] {
  return parts.flatMap((part, nth): Problem[] => {
    const here = `${at}/${nth}`
    if ('parts' in part) {
      const all = part.shape === 'group' ? { ...known, ...part.vary } : known
      const other = part.shape === 'group' ? (part.otherwise ?? []) : []
      return [...varyProblems(`${here}/parts`, part.parts, all), ...varyProblems(`${here}/otherwise`, other, all)]
    }
    return namesUsed(part).flatMap(({ name, isColour }): Problem[] => {
      const said = known[name]
      if (!said)
        return [
          {
            at: here,
            code: 'unknown-id',
            message: `vary has no ${name}`,
            nearest: nearestNames(name, Object.keys(known)),
          },
        ]
      const gives = 'one' in said && typeof said.one[0] === 'string'
      if (gives === isColour) return []
      return [{ at: here, code: 'not-allowed', message: `${name} of vary is ${gives ? 'a colour' : 'a number'}` }]
    })
  })
}

function namesUsed(value: unknown): { name: string; isColour: boolean }[] {
  if (typeof value !== 'object' || value === null) return []
  const own = [
    ...('vary' in value && typeof value.vary === 'string' ? [{ name: value.vary, isColour: true }] : []),
    ...('of' in value && typeof value.of === 'object' && value.of !== null
      ? Object.keys(value.of).map(name => ({ name, isColour: false }))
      : []),
  ]
  return [...own, ...Object.values(value).flatMap(namesUsed)]
}
