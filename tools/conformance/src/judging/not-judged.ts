/** A check can't go on, because of something that is reported already or is not a fault of this operation. */
export class NotJudged extends Error {}

/** A check needs what this backend does not offer, which is not a fault of what it checks. */
export class LeftOut extends Error {}

/** A check needs something to ask for, and nobody knows what this backend sells of it. */
export class NothingKnown extends LeftOut {}
