export { Bell, type BellProps } from "./bell.tsx";
export { HeaderButton, type HeaderButtonProps } from "./header-button.tsx";
