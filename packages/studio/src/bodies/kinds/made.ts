import type { Body, Bone, Label, Part, Point, Socket } from '../body.ts'
import { bodyExtent } from '../extent.ts'
import { raisePart } from '../kits/raise-part.ts'
import { buildThing } from '../kits/thing.ts'
import type { Kind } from './kind.ts'

export const gloss = { material: 'glossy' } as const
export const glow = { material: 'glowing' } as const
export const glass = { material: 'glass' } as const
export const metal = { material: 'metal' } as const
/** Comes off when it opens. */
export const cap = { bone: 'cap' } as const
/** Turns up at its back when it opens. */
export const lid = { bone: 'lid' } as const
/** Rises in its vessel when it is filled. */
export const content = { bone: 'content' } as const

type Whole = {
  parts: readonly Part[]
  bones?: readonly Bone[]
  sockets?: Record<string, Point | Socket>
  label?: Label
}
type Made = readonly Part[] | Whole

/** A ware with a place for its name. */
export const labelled = (thing: Whole & { label: Label }): Whole => thing

/** A thing with parts that move by themselves. */
export const moving = (build: (colour?: string) => Body): Kind => ({ rig: 'thing', build })

/**
 * A thing of parts that keep together. Where nothing is said of places on it, it is held by its middle and stands on
 * whatever part of it is lowest.
 */
export const made = (build: (colour?: string) => Made): Kind =>
  moving(colour => {
    const thing = build(colour)
    if ('parts' in thing) return buildThing(thing)
    const { low } = bodyExtent(buildThing({ parts: thing }))
    return buildThing({ parts: thing.map(part => raisePart(part, -low[1])) })
  })

/** A thing whose long side is seen. */
export const long = (build: (colour?: string) => Made): Kind => ({ ...made(build), isLong: true })
