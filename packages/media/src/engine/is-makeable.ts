import { isLargeVideoSize, isVideoSize, MAX_SECONDS } from '../frames/video-limits.ts'
import type { Input, Order, TimedEffect } from './contract.ts'

// The longest side of a wide 4K picture is below this.
const MAX_PICTURE_SIDE = 8_192

const isSide = (pixels: number): boolean => Number.isInteger(pixels) && pixels > 0 && pixels <= MAX_PICTURE_SIDE
const isLength = (seconds: number): boolean => seconds > 0 && seconds <= MAX_SECONDS

const hasClip = ({ inputs }: Order): boolean => inputs.some(input => input.kind === 'clip')
const isWithin = ({ fromSeconds, toSeconds }: TimedEffect, seconds: number): boolean =>
  fromSeconds >= 0 && fromSeconds < toSeconds && toSeconds <= seconds
const hasRoles = (inputs: readonly Input[], ...roles: string[]): boolean =>
  roles.every(role => inputs.some(input => input.role === role))

/** True if any engine of this machine can make an order. */
export function isMakeable(order: Order): boolean {
  switch (order.kind) {
    case 'video':
      return isVideoSize(order) && isLength(order.seconds) && (order.from.kind !== 'continuation' || hasClip(order))
    case 'image':
      return isSide(order.width) && isSide(order.height)
    case 'speech':
      return order.text.trim() !== '' && order.speed > 0
    case 'music':
      return isLength(order.seconds)
    case 'upscale':
      return isLargeVideoSize(order) && isLength(order.seconds) && hasClip(order)
    case 'effects':
      return (
        isLength(order.seconds) && order.effects.length > 0 && order.effects.every(one => isWithin(one, order.seconds))
      )
    case 'lips':
      return isVideoSize(order) && isLength(order.seconds) && hasRoles(order.inputs, order.clip, order.sound)
    case 'voice':
    case 'hearing':
      return order.inputs.some(input => input.kind === 'sound')
    case 'watching':
      return order.inputs.some(input => input.kind === 'clip')
    case 'seeing':
      return order.inputs.some(input => input.kind === 'picture')
    case 'reading':
    case 'reviewing':
    case 'rewriting':
    case 'writing':
      return isLength(order.seconds) && order.prompt.trim() !== ''
  }
}
