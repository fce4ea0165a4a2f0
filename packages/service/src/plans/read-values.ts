/** A text of a checked request, or what stands for none. */
export const readText = (value: unknown, standard = ''): string => (typeof value === 'string' ? value : standard)

export const readNumber = (value: unknown, standard: number): number => (typeof value === 'number' ? value : standard)
