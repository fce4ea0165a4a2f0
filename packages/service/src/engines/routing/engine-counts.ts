/** The counts of an engine over all processes and days. */
export type EngineCounts = {
  orders?: number
  spent?: number
  ambiguous?: number
  failed?: number
  /** Orders that it should have had and that went to the next one. */
  passedOver?: number
  /** Orders that it had because all others had failed. */
  stoodIn?: number
}

/** Where engines are counted: shown to operators, and what a day may cost is held against it. */
export type EngineLedger = {
  spentToday(engine: string): Promise<number>
  add(engine: string, counts: EngineCounts): Promise<void>
}
