import type { Order } from '@kinora/media/engine/contract'

// The longest side of a wide 4K picture is below this.
const MAX_SIDE = 8_192
// H.264's highest common levels end here, and its smallest block is this large.
const MAX_VIDEO_SIDE = 4_096
const MIN_VIDEO_SIDE = 16
// Far above the longest film (five minutes), far below what would fill a disk.
const MAX_SECONDS = 3_600

const isSide = (pixels: number): boolean => Number.isInteger(pixels) && pixels > 0 && pixels <= MAX_SIDE
// 4:2:0 needs even sides.
const isVideoSide = (pixels: number): boolean =>
  pixels >= MIN_VIDEO_SIDE && pixels <= MAX_VIDEO_SIDE && pixels % 2 === 0
const isLength = (seconds: number): boolean => seconds > 0 && seconds <= MAX_SECONDS

export function isMakeable(order: Order): boolean {
  switch (order.kind) {
    case 'video':
      return isVideoSide(order.width) && isVideoSide(order.height) && isLength(order.seconds)
    case 'image':
      return isSide(order.width) && isSide(order.height)
    case 'speech':
      return order.text.trim() !== '' && order.speed > 0
    case 'music':
      return isLength(order.seconds)
    case 'hearing':
      return order.inputs.some(input => input.kind === 'sound')
    case 'seeing':
      return order.inputs.some(input => input.kind === 'picture')
  }
}
