/** A text of a checked request, or what stands for none. */
export const textOf = (value: unknown, standard = ''): string => (typeof value === 'string' ? value : standard)

export const numberOf = (value: unknown, standard: number): number => (typeof value === 'number' ? value : standard)
