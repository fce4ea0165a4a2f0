// Well below the slowest telephone, and twice the fastest studio. A header may claim any number, and converting a sound
// from four thousand million samples a second would take for ever.
const SLOWEST = 1_000
const FASTEST = 384_000

export const isSampleRate = (perSecond: number): boolean => perSecond >= SLOWEST && perSecond <= FASTEST
