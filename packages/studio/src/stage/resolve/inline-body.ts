import type { SceneAsset } from '@kinora/media/scene/scene-schema'
import type { Body, Part, Point } from '../../bodies/body.ts'
import { thingHue } from '../../hues/hues.ts'
import type { Material } from '../../raster/mesh.ts'

const BONE = 'all'
const USUAL = '#b8b4ac'
/** How a named material takes light; all others are matte. */
const FINISHES: Readonly<Record<string, Material>> = {
  metal: 'metal',
  chrome: 'metal',
  steel: 'metal',
  gold: 'metal',
  silver: 'metal',
  bronze: 'metal',
  glass: 'glass',
  crystal: 'glass',
  ice: 'glass',
  plastic: 'glossy',
  porcelain: 'glossy',
  lacquer: 'glossy',
  light: 'glowing',
  fire: 'glowing',
  net: 'net',
}

const hex = (colour: string | undefined): string => (colour?.startsWith('#') ? colour : (thingHue(colour) ?? USUAL))

/** The body of an asset that a document brings along. The label goes on the band with letters, if it has one. */
export function inlineBody(asset: SceneAsset): { body: Body; letters?: string } {
  const lathes = asset.parts.map(part => (part.shape === 'lathe' ? part : undefined))
  let letters: string | undefined
  let label: Body['label']
  const parts = asset.parts.flatMap((part): Part[] => {
    const finish = part.material === undefined ? undefined : FINISHES[part.material]
    const base = { bone: BONE, colour: hex(part.colour), apart: true, ...(finish && { material: finish }) }
    const turn =
      'turn' in part && part.turn ? { turn: part.turn.map(one => (one * Math.PI) / 180) as unknown as Point } : {}
    switch (part.shape) {
      case 'box':
        return [{ box: part.at, size: part.size, ...(part.round && { round: part.round }), ...base, ...turn }]
      case 'ball': {
        const size = typeof part.size === 'number' ? part.size / 2 : (part.size.map(one => one / 2) as unknown as Point)
        return [{ ball: part.at, size, ...base, ...turn }]
      }
      case 'rod':
        return [{ rod: [part.from, part.to], thick: part.thick, ...base }]
      case 'lathe':
        return [{ lathe: part.at, profile: part.profile, ...base, ...turn }]
      case 'ring':
        return [{ ring: part.at, radius: part.radius, thick: part.thick, ...base, ...turn }]
      case 'slab':
        return [{ slab: part.at, outline: part.outline, thick: part.thick, ...base, ...turn }]
      case 'tube':
        return part.points
          .slice(1)
          .map((to, at) => ({ rod: [part.points[at]!, to] as const, thick: part.thick, ...base }))
      case 'band': {
        const around = lathes[part.around]
        if (!around) return []
        const profile = bandProfile(around.profile, part.from, part.to)
        const widest = Math.max(...profile.map(([radius]) => radius))
        const middle = around.at[1] + (part.from + part.to) / 2
        if (part.text) {
          letters = part.text
          label = {
            at: [around.at[0], middle, around.at[2] + widest],
            wide: 1.5 * widest,
            high: 0.8 * (part.to - part.from),
            isBold: true,
            ...(part.ink && { ink: hex(part.ink) }),
          }
        }
        return [{ lathe: around.at, profile, ...base, ...(part.text && { material: 'face' as const }) }]
      }
    }
  })
  const sockets = Object.fromEntries(
    Object.entries(asset.sockets ?? {}).map(([name, at]) => [name, { bone: BONE, at: at }]),
  )
  if (asset.label) {
    const { at, width, height, ink } = asset.label
    label = { at, wide: width, high: height, isBold: true, ...(ink && { ink: hex(ink) }) }
  }
  const body: Body = {
    bones: [{ name: BONE, at: [0, 0, 0] }],
    parts,
    cell: 0.02,
    flow: 0,
    sockets,
    ...(label && { label }),
  }
  return { body, ...(letters && { letters }) }
}

/** A little outside the lathe that it goes around, between two heights. */
function bandProfile(profile: readonly (readonly [number, number])[], from: number, to: number): [number, number][] {
  const radiusAt = (height: number): number => {
    const above = profile.findIndex(([, y]) => y >= height)
    if (above <= 0) return profile[above === 0 ? 0 : profile.length - 1]![0]
    const [[r0, y0], [r1, y1]] = [profile[above - 1]!, profile[above]!]
    return y1 === y0 ? r1 : r0 + ((r1 - r0) * (height - y0)) / (y1 - y0)
  }
  const out = 0.003 * Math.max(...profile.map(([radius]) => radius)) + 0.0004
  const between = profile.filter(([, y]) => y > from && y < to)
  const band: [number, number][] = [
    [radiusAt(from) + out, from],
    ...between.map(([radius, y]): [number, number] => [radius + out, y]),
    [radiusAt(to) + out, to],
  ]
  return [[band[0]![0] - 2 * out, from], ...band, [band.at(-1)![0] - 2 * out, to]]
}
