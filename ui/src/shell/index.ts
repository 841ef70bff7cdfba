export { Bell, type BellProps } from "./bell.tsx";
export { HeaderButton, type HeaderButtonProps } from "./header-button.tsx";
export { HeaderTool, type HeaderToolProps, HeaderTools } from "./header-tools.tsx";
