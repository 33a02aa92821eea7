import { Outlet } from 'react-router'
import { SiteFrame } from './site-frame.tsx'

export default function GarLayout() {
  return (
    <SiteFrame layout="gar">
      <Outlet />
    </SiteFrame>
  )
}
