/** The contracts on the adapters that need nothing but this process: passwords and tokens. */
import { Argon2PasswordHasher } from '../../adapters/security/argon2-password-hasher.ts'
import { HmacRefreshTokens } from '../../adapters/security/hmac-refresh-tokens.ts'
import { JwtAccessTokens } from '../../adapters/security/jwt-access-tokens.ts'
import { JwtOfferTokens } from '../../adapters/security/jwt-offer-tokens.ts'
import { Sha256RandomTokens } from '../../adapters/security/sha256-random-tokens.ts'
import { InMemorySigningKeys } from '../../adapters/in-memory/in-memory-signing-keys.ts'
import { describeAccessTokensContract } from './access-tokens.ts'
import { describeOfferTokensContract } from './offer-tokens.ts'
import { describePasswordHasherContract } from './password-hasher.ts'
import { describeRandomTokensContract } from './random-tokens.ts'
import { describeRefreshTokensContract } from './refresh-tokens.ts'

describeOfferTokensContract('JSON Web Signatures', () => new JwtOfferTokens(new InMemorySigningKeys()))
describePasswordHasherContract('argon2', () => new Argon2PasswordHasher())
describeAccessTokensContract('JSON Web Tokens', (clock) => new JwtAccessTokens(new InMemorySigningKeys(), clock))
describeRefreshTokensContract('HMAC', () => new HmacRefreshTokens(new InMemorySigningKeys()))
describeRandomTokensContract('SHA-256', () => new Sha256RandomTokens())
