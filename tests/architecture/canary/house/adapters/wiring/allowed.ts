import 'reflect-metadata'
import { container } from 'tsyringe'
import { gateway } from '../http/gateway.ts'
import { fakeGateway } from '../in-memory/gateway.ts'

export const wired = { container, gateway, fakeGateway }
