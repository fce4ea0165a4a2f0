import type { KitOf } from '@kinora/media/scene/kit-schema'
import type { Body, Bone, Part, Point } from '../body.ts'

/**
 * An animal that swims with its tail, as a table. The length from nose to tail is in metres; proportions are relative
 * to it.
 */
export type Fish = KitOf<'fish'>

export function buildFish(fish: Fish): Body {
  const L = fish.length
  const [h, w] = [fish.high * L, fish.wide * L]
  const y = h * 1.15
  const { coat, belly = coat, fins = coat } = fish
  const hide = fish.pattern ? { colour: coat, material: fish.pattern.material } : { colour: coat }
  const bones: Bone[] = [
    { name: 'trunk', at: [0, y, 0.1 * L] },
    { name: 'middle', parent: 'trunk', at: [0, y, -0.08 * L] },
    { name: 'tail', parent: 'middle', at: [0, y, -0.3 * L] },
    { name: 'fin.r', parent: 'trunk', at: [w * 0.8, y - h * 0.3, 0.12 * L] },
    { name: 'fin.l', parent: 'trunk', at: [-w * 0.8, y - h * 0.3, 0.12 * L] },
  ]
  const bulge = fish.bulge ?? 1
  const parts: Part[] = [
    { ball: [0, y, 0.14 * L], size: [w * bulge, h * bulge, 0.34 * L], bone: 'trunk', ...hide },
    { ball: [0, y, -0.1 * L], size: [w * 0.78, h * 0.78, 0.27 * L], bone: 'middle', ...hide },
    {
      rod: [
        [0, y, -0.2 * L],
        [0, y, -0.4 * L],
      ],
      thick: [Math.min(h, w) * 0.42, Math.min(h, w) * 0.24],
      bone: 'tail',
      ...hide,
    },
    {
      ball: [0, y - h * 0.34, 0.16 * L],
      size: [w * 0.84 * bulge, h * 0.7 * bulge, 0.28 * L],
      bone: 'trunk',
      colour: belly,
    },
  ]
  if (fish.snout)
    parts.push({
      rod: [
        [0, y - h * 0.2, 0.36 * L],
        [0, y - h * 0.28, (0.4 + fish.snout) * L],
      ],
      thick: [h * 0.42, h * 0.2],
      bone: 'trunk',
      colour: coat,
    })
  if (fish.horn)
    parts.push({
      rod: [
        [0, y, 0.44 * L],
        [0, y + h * 0.3, 0.75 * L],
      ],
      thick: [0.02 * L, 0.004 * L],
      bone: 'trunk',
      colour: fish.horn,
      apart: true,
    })
  if (fish.rings)
    for (const [z, size, bone] of [
      [0.2, 0.97, 'trunk'],
      [-0.03, 0.99, 'trunk'],
      [-0.24, 0.62, 'middle'],
    ] as const)
      parts.push({
        ball: [0, y, z * L],
        size: [w * size * bulge * 1.12, h * size * bulge * 1.07, 0.045 * L],
        bone,
        colour: fish.rings,
        apart: true,
      })
  const t = fish.tailSize * L
  const fluke: readonly (readonly [number, number])[] = [
    [0.1 * t, 0],
    [-0.25 * t, 0.55 * t],
    [-0.55 * t, 0.75 * t],
    [-0.4 * t, 0.3 * t],
    [-0.32 * t, 0],
    [-0.4 * t, -0.3 * t],
    [-0.55 * t, -0.75 * t],
    [-0.25 * t, -0.55 * t],
  ]
  parts.push({
    slab: [0, y, -0.42 * L],
    outline: fluke,
    thick: 0.03 * L,
    ...(fish.tail === 'level' && { turn: [0, 0, Math.PI / 2] as Point }),
    bone: 'tail',
    colour: fins,
  })
  if (fish.dorsal > 0) {
    const d = fish.dorsal * L
    parts.push({
      slab: [0, y + h * 0.75, 0],
      outline: [
        [0.12 * L, 0],
        [-0.02 * L, d],
        [-0.1 * L, d * 0.9],
        [-0.12 * L, 0],
        [0, -0.05 * L],
      ],
      thick: 0.03 * L,
      bone: 'trunk',
      colour: fins,
    })
  }
  for (const side of [1, -1]) {
    parts.push({
      ball: [side * (w * 0.8 + 0.06 * L), y - h * 0.5, 0.08 * L],
      size: [0.1 * L, 0.018 * L, 0.06 * L],
      turn: [0.3, 0, side * 0.6],
      bone: side > 0 ? 'fin.r' : 'fin.l',
      colour: fins,
      apart: true,
    })
    const eye: Point = [side * w * 0.82 * bulge, y + h * 0.12, 0.3 * L]
    const r = Math.max(0.022 * L, h * 0.13)
    if (fish.patch)
      parts.push({
        ball: [side * w * 0.86, y + h * 0.32, 0.22 * L],
        size: [w * 0.22, h * 0.2, 0.08 * L],
        turn: [0.25, 0, 0],
        bone: 'trunk',
        colour: fish.patch,
        apart: true,
      })
    parts.push(
      { ball: eye, size: [r * 0.7, r * 1.25, r * 1.25], bone: 'trunk', colour: '#fbf8f2', apart: true },
      {
        ball: [eye[0] + side * r * 0.3, eye[1], eye[2] + r * 0.2],
        size: [r * 0.55, r * 0.8, r * 0.8],
        bone: 'trunk',
        colour: '#17131a',
        material: 'glossy',
        apart: true,
      },
    )
  }
  return {
    bones,
    parts,
    cell: Math.max(0.022 * L, Math.min(h, w) * 0.13),
    flow: 0.06 * L,
    ...(fish.pattern && { pattern: fish.pattern }),
    sockets: {
      seat: { bone: 'trunk', at: [0, y + h * 0.95 * bulge, 0.05 * L] },
      top: { bone: 'trunk', at: [0, y + h * bulge, 0.05 * L] },
    },
  }
}
