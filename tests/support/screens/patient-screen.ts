import { configure } from "@testing-library/react";

// What a screen shows may take longer on a busy machine; a test that waits for nothing waits no longer.
configure({ asyncUtilTimeout: 15_000 });
