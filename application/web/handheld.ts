import { isHandheld as isHandheldWindow } from '../../domain/interaction/window-width.ts'

/** Whether a window of so many CSS pixels is that of a handheld. */
export const isHandheld = isHandheldWindow
