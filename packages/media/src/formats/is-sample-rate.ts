// From well below the slowest telephone to twice the fastest studio rate. A header may declare any number, and
// resampling from four thousand million samples a second would never end.
const SLOWEST = 1_000
const FASTEST = 384_000

export const isSampleRate = (perSecond: number): boolean => perSecond >= SLOWEST && perSecond <= FASTEST
