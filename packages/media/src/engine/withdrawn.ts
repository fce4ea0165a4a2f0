/**
 * The abort reason of an order that was cancelled or has timed out. Any other abort means that another attempt
 * continues it.
 */
export class Withdrawn extends Error {
  constructor(message = 'the order is not wanted any more') {
    super(message)
    this.name = 'Withdrawn'
  }
}
