/** Rows of the contract and the decisions that no test here can reach, and why. A row leaves when its test comes. */
export const notYet: { row: string; reason: string }[] = [
  {
    row: 'script_content above 1200 or 3000 characters is split into several tasks',
    reason: 'comes with films made of parts',
  },
]
