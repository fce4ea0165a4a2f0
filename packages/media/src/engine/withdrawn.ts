/**
 * The reason of an abort when nobody wants the order any more: its caller cancelled it, or its time is over. Any other abort
 * means that somebody else goes on with it.
 */
export class Withdrawn extends Error {
  constructor(message = 'the order is not wanted any more') {
    super(message)
    this.name = 'Withdrawn'
  }
}
