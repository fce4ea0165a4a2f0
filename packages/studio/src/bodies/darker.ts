/** A hex colour, scaled in brightness. */
export const darker = (hex: string, by: number): string => {
  const value = Number.parseInt(hex.slice(1), 16)
  const part = (shift: number): string =>
    Math.min(255, Math.round(((value >> shift) & 255) * by))
      .toString(16)
      .padStart(2, '0')
  return `#${part(16)}${part(8)}${part(0)}`
}
