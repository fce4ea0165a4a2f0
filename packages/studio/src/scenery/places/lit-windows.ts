import type { PlateContext } from '../plate-context.ts'

/** The fraction of lit windows in facades and their brightness: by the hour and the weather, or as the shot says. */
export function litWindows({ air, options }: PlateContext): { litWindows: number; windowGlow: number } {
  if (options.lights === 'off') return { litWindows: 0, windowGlow: 0.5 }
  if (options.lights === 'on') return { litWindows: 0.68, windowGlow: air.isDark ? 0.85 : 0.6 }
  const isGrey = options.weather === 'storm' || options.weather === 'rain'
  return { litWindows: air.isDark ? 0.55 : isGrey ? 0.3 : 0.04, windowGlow: air.isDark ? 0.75 : 0.5 }
}
