import { InMemoryGiftCardCodes } from '../../adapters/in-memory/in-memory-gift-card-codes.ts'
import { Sha256GiftCardCodes } from '../../adapters/security/sha256-gift-card-codes.ts'
import { describeGiftCardCodesContract } from './gift-card-codes.ts'

describeGiftCardCodesContract('in memory', () => new InMemoryGiftCardCodes())
describeGiftCardCodesContract('SHA-256', () => new Sha256GiftCardCodes())
