import type { OperationKey } from '@soe/contracts'
import type { Handling } from '@soe/rules'
import type { NormalisedError } from '../errors/normalised-error'

/** Every failed call, in one shape. Components switch on its id and handling, never on its text. */
export class ShopError extends Error {
  constructor(
    /** Undefined for an error of the shop's own script. */
    readonly operation: OperationKey | undefined,
    readonly handling: Handling,
    readonly normalised: NormalisedError,
  ) {
    super(normalised.message)
    this.name = 'ShopError'
  }

  get id(): string {
    return this.normalised.id
  }

  get lockedChannelId(): string | undefined {
    return this.normalised.details.find((detail) => detail.lockedChannelID)?.lockedChannelID
  }
}

export const isShopError = (error: unknown): error is ShopError => error instanceof ShopError
