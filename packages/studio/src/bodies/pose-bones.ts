import type { Body, Point } from './body.ts'
import { apply, type Matrix, moving, multiply, scale, stretching, turning } from './vectors.ts'

/**
 * A pose: rotations of bones around x, y and z in radians, displacements of some, and scales of some; or the whole transforms
 * of all bones.
 */
export type Pose = {
  turns: Record<string, Point>
  moves?: Record<string, Point>
  sizes?: Record<string, Point>
  whole?: readonly Matrix[]
}

export type PosedBones = {
  /** The transform of each bone from rest to the posed figure. */
  matrices: Matrix[]
  /** The posed position of a point of the body at rest. */
  placeOf: (bone: string, at: Point) => Point
}

/** Bones in order, parents first. */
export function poseBones({ bones }: Pick<Body, 'bones'>, { turns, moves, sizes, whole: given }: Pose): PosedBones {
  const number = new Map(bones.map(({ name }, index) => [name, index]))
  const whole: Matrix[] = []
  const matrices: Matrix[] = [...(given ?? [])]
  for (const { name, parent, at } of given ? [] : bones) {
    const above = parent === undefined ? undefined : number.get(parent)
    const from = above === undefined ? ([0, 0, 0] as const) : bones[above]!.at
    const move = moves?.[name] ?? ([0, 0, 0] as const)
    const turn = turns[name]
    const place = moving([at[0] - from[0] + move[0], at[1] - from[1] + move[1], at[2] - from[2] + move[2]])
    const held = turn ? multiply(place, turning(turn)) : place
    const size = sizes?.[name]
    const own = size ? multiply(held, stretching(size)) : held
    const matrix = above === undefined ? own : multiply(whole[above]!, own)
    whole.push(matrix)
    matrices.push(multiply(matrix, moving(scale(at, -1))))
  }
  return {
    matrices,
    placeOf(bone, at) {
      const index = number.get(bone)
      if (index === undefined) throw new Error(`no bone ${bone}`)
      return apply(matrices[index]!, at)
    },
  }
}
