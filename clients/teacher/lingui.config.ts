import { linguiConfig } from "@anaquel/client-kit/lingui";

export default linguiConfig(import.meta.dirname, [
  "account",
  "courses",
  "free-books",
  "gratis-adoption",
  "licences",
  "titles",
]);
