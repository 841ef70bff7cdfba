import { linguiConfig } from "@anaquel/client-kit/lingui";

export default linguiConfig(import.meta.dirname, ["accounts", "content", "errors", "products", "students"]);
