import type { Camera } from '../direct/shot-list.ts'

const ANGLES: ReadonlySet<Camera['angle']> = new Set<Camera['angle']>(['high', 'top', 'aerial'])

/** Whether one looks down: sizes and places of those below are composed otherwise. */
export const isFromAbove = ({ angle }: Camera): boolean => ANGLES.has(angle)
